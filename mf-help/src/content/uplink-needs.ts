/** What a live stream asks of the uplink, by its picture: figures of the article on encoders (10016). */
export const uplinkNeeds = {
  head: ['画面', '视频码率', '上行至少'],
  rows: [
    ['1280×720 25 帧', '{{codec.720p25}}', '4 Mbps'],
    ['1920×1080 25 帧', '{{codec.1080p25}}', '8 Mbps'],
    ['1920×1080 50 帧', '{{codec.1080p50}}', '16 Mbps'],
    ['3840×2160 25 帧', '{{codec.2160p25}}', '{{codec.2160p25-uplink}}'],
  ],
} as const;
