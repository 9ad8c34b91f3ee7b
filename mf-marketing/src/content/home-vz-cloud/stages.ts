/** Three lines of code and the page that comes of them. */
export const embedStage = {
  label:
    '左侧编辑器里三行 iframe 代码，右侧是某学院自己的课程页，页头是学院的名字，中间的播放器正在直播，右边是课程目录',
  file: 'course.html',
  lines: [
    ['<section class="course">', 'plain'],
    ['  <iframe title="直播间"', 'mark'],
    ['    src="https://live.example.com/embed/88001"', 'mark'],
    ['    allow="autoplay" allowfullscreen></iframe>', 'mark'],
    ['  <aside id="lessons"></aside>', 'plain'],
    ['</section>', 'plain'],
  ],
  call: 'GET /v1/rooms/88001',
  answer: ['200 OK', '"state": "living"', '"viewers": 1268'],
  site: {
    address: 'course.example.com',
    name: '某职业学院 · 在线课堂',
    nav: ['课程', '作业', '我的'],
    title: '数控编程 · 第 8 讲',
    live: '直播中',
    lessons: ['1 坐标系', '2 刀具补偿', '3 循环指令', '8 综合加工'],
  },
} as const;
