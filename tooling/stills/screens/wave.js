// A ribbon of light, as event screens show it: teal lines with one warm strand.
const pen = document.querySelector('#wave').getContext('2d');
const { width, height } = pen.canvas;
const ground = pen.createRadialGradient(
  width * 0.68,
  height * 0.55,
  height * 0.05,
  width * 0.6,
  height * 0.5,
  width * 0.65,
);
ground.addColorStop(0, '#12807c');
ground.addColorStop(0.4, '#07474c');
ground.addColorStop(1, '#02181c');
pen.fillStyle = ground;
pen.fillRect(0, 0, width, height);
pen.globalCompositeOperation = 'lighter';
for (let strand = 0; strand < 90; strand += 1) {
  const t = strand / 90;
  pen.beginPath();
  for (let x = 0; x <= width; x += 6) {
    const u = x / width;
    const swing = 0.22 * Math.sin(u * 4.2 + t * 2.4) + 0.1 * Math.sin(u * 9 + t * 5) + (t - 0.5) * 0.34 * (1 - u * 0.4);
    pen.lineTo(x, height * (0.62 + swing));
  }
  const warm = Math.exp(-(((t - 0.72) / 0.06) ** 2));
  pen.strokeStyle = warm > 0.25 ? `rgba(255,110,60,${0.15 + 0.5 * warm})` : `rgba(110,235,220,${0.05 + 0.28 * t ** 2})`;
  pen.lineWidth = 1.2 + t * 1.6;
  pen.stroke();
}
