import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

const bars = ['#F7FBFB', '#F0B45E', '#6CC4BB', '#2A9490', '#E8A98E', '#D9502A', '#24454C'];

function TestCard() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#0A1C22" />
      {times(15).map((line) => (
        <path key={line} d={`M${line * 25 + 5} 0V220M0 ${line * 25 + 10}H360`} stroke="#1B3A42" />
      ))}
      {bars.map((fill, index) => (
        <rect key={fill} x={40 + index * 40} y="30" width="40" height="84" fill={fill} />
      ))}
      {times(7).map((step) => (
        <rect key={step} x={40 + step * 40} y="114" width="40" height="16" fill="#fff" opacity={0.1 + step * 0.13} />
      ))}
      <path d="M86 142H274V192H86Z" fill="#06363A" stroke="#7FE3D4" strokeWidth="2" />
      <text x="180" y="164" fontSize="18" fontWeight="600" fill="#fff" textAnchor="middle">
        画面稍后继续
      </text>
      <text x="180" y="183" fontSize="12.5" fill="#9FC4C3" textAnchor="middle">
        声音与线路正常
      </text>
      <path d="M16 36V16H36M324 16H344V36M344 184V204H324M36 204H16V184" stroke="#7FE3D4" strokeWidth="3" fill="none" />
    </>
  );
}

/** What viewers see while a picture is held back. */
export const testCardScene: Drawing = { width: 360, height: 220, Draw: TestCard };
