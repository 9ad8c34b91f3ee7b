import styles from './error-page.module.css?names';

const bars = ['#F2FAF9', '#BFE3DE', '#7FE3D4', '#2F9C95', '#0B6E6E', '#C73E16', '#0A474A'];
const greys = ['#042A2E', '#123F44', '#2B5C60', '#5C8A8C', '#A9C9C6', '#E6F1F0'];

/** A TV test card with the status in it. */
export function ErrorPicture({ status }: { status: number }) {
  return (
    <svg className={styles.picture} viewBox="0 0 480 320" aria-hidden="true">
      <rect width="480" height="320" rx="20" fill="#08232A" stroke="#1D4F53" />
      <circle cx="26" cy="23" r="6" fill="#E5484D" />
      <text x="42" y="30" fontSize="20" fill="#CFE3E1">
        无信号
      </text>
      <g transform="translate(16 44)" shapeRendering="crispEdges">
        {bars.map((fill, index) => (
          <path key={fill} fill={fill} d={`M${index * 64} 0h64v196h-64z`} />
        ))}
        {greys.map((fill, index) => (
          <path key={fill} fill={fill} d={`M${index * 74.67} 196h74.67v64h-74.67z`} />
        ))}
      </g>
      <circle cx="240" cy="166" r="104" fill="#06363A" />
      <g fill="none" stroke="#7FE3D4" strokeWidth="2">
        <circle cx="240" cy="166" r="97" opacity=".45" />
        <path d="M143 166h97M240 69v28M240 235v28M337 166h-26" opacity=".45" />
      </g>
      <path fill="#06363A" d="M160 126h160v80H160z" />
      <text x="240" y="192" fontSize="72" fontWeight="600" textAnchor="middle" fill="#FFF">
        {status}
      </text>
    </svg>
  );
}
