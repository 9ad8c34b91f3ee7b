import type { Drawing } from '@site/shared/ui/drawing';

const steps = [
  { name: '页面浏览', value: '8,420', width: 284, fill: '#0B6E6E' },
  { name: '打开表单', value: '4,186', width: 141, fill: '#2A9490' },
  { name: '完成报名', value: '2,316', width: 78, fill: '#4DB0A8' },
  { name: '到场观看', value: '1,508', width: 51, fill: '#7CC8C0' },
  { name: '留下需求', value: '642', width: 22, fill: '#D9502A' },
];

const fields = [
  { name: '称呼', value: '陈经理' },
  { name: '手机号', value: '138 **** 0000' },
  { name: '所在区域', value: '华东' },
];

function Phone() {
  return (
    <g fill="#10242B">
      <rect width="188" height="372" rx="22" fill="#06363A" />
      <rect x="7" y="7" width="174" height="358" rx="16" fill="#fff" />
      <path d="M7 23a16 16 0 0 1 16-16h142a16 16 0 0 1 16 16v89H7Z" fill="#0B6E6E" />
      <g fill="none" stroke="#7FE3D4" opacity=".45">
        <circle cx="138" cy="58" r="22" />
        <path d="M181 62a43 43 0 0 0-84-14m84 64a63 63 0 0 1-106-58" />
      </g>
      <g fill="#fff" fontSize="16" fontWeight="700">
        <text x="22" y="50">
          经销商秋季
        </text>
        <text x="22" y="72">
          线上招商会
        </text>
      </g>
      <text x="22" y="96" fontSize="12" fill="#D6F0EC">
        10月18日 14:00
      </text>
      {fields.map(({ name, value }, index) => (
        <g key={name} transform={`translate(22 ${136 + index * 56})`} fontSize="12">
          <text fill="#4A5F66">{name}</text>
          <rect y="7" width="144" height="30" rx="5" fill="#fff" stroke={index === 2 ? '#0B6E6E' : '#C6D8D8'} />
          <text x="10" y="27">
            {value}
          </text>
        </g>
      ))}
      <rect x="22" y="302" width="144" height="36" rx="6" fill="#0B6E6E" />
      <text x="94" y="325" fontSize="13" fontWeight="700" fill="#fff" textAnchor="middle">
        提交报名
      </text>
    </g>
  );
}

function Steps() {
  return (
    <g transform="translate(0 -12)" fontSize="13" fill="#10242B">
      <text y="28" fontSize="14" fontWeight="700">
        报名到线索
      </text>
      {steps.map(({ name, value, width, fill }, index) => (
        <g key={name} transform={`translate(0 ${52 + index * 52})`}>
          <text y="10" fill="#4A5F66">
            {name}
          </text>
          <text
            x="284"
            y="10"
            fontSize="14"
            fontWeight="700"
            fill={index === 4 ? '#A93210' : undefined}
            textAnchor="end"
          >
            {value}
          </text>
          <rect y="18" width="284" height="14" rx="3" fill="#D3EAE7" />
          <rect y="18" width={width} height="14" rx="3" fill={fill} />
        </g>
      ))}
      <rect y="330" width="284" height="46" rx="8" fill="#fff" stroke="#D9E5E5" />
      <circle cx="22" cy="353" r="9" fill="#BCE3DE" />
      <text x="42" y="358">
        来源 经销商群海报 A
      </text>
      <text x="270" y="358" fontWeight="700" fill="#0B6E6E" textAnchor="end">
        转化 31%
      </text>
    </g>
  );
}

/** A sign-up page on a phone, and what became of those who saw it. */
export const signUpDrawings = {
  signUpPhone: { width: 188, height: 372, Draw: Phone },
  signUpSteps: { width: 284, height: 372, Draw: Steps },
} satisfies Record<string, Drawing>;
