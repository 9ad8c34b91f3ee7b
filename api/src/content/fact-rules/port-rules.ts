import type { ContentIssue } from '../content-issue';
import type { FactBook } from './fact-book';
import { factPlaces, tableCell } from './fact-places';

const protocols = ['RTMPS', 'RTMP', 'SRT', 'FTPS', 'FTP'];
const listed = /(TCP|UDP) (\d+(?:[、–]\d+)*)/g;

/** `UDP 10080` of a text, a range as it is written: 30000–30100. */
function portsIn(text: string): string[] {
  return [...text.matchAll(listed)].flatMap(([, transport, list = '']) =>
    list.split('、').map((port) => `${transport} ${port}`),
  );
}

function networkRows({ security }: FactBook) {
  const table = security.rows.find(({ key }) => key === 'network');
  return (table?.rows ?? []).map(({ name = '', ports = '' }) => ({
    protocol: protocols.find((one) => name.split(' ').includes(one)),
    ports: portsIn(ports),
  }));
}

/** One protocol with another port than the table of ports gives it: 「SRT 走 10081」. */
function findOtherPorts(book: FactBook): ContentIssue[] {
  const known = networkRows(book);
  return factPlaces(book).flatMap(({ list, path, text, name }) =>
    [...text.matchAll(/(RTMPS|RTMP|SRT|FTPS|FTP)[^，。；、]{0,12}?(?<!\d)(\d{2,5})(?!\d|[- ]?(?:p|Mbps|Kbps|位))/g)]
      .filter(([said]) => !/AES|版本|Mbps/.test(said))
      .flatMap(([, protocol, port]) => {
        const own = known.find((row) => row.protocol === protocol)?.ports ?? [];
        if (own.length === 0 || own.some((one) => one.split(/[ –]/).includes(port ?? ''))) return [];
        const message = `“${name}”给 ${protocol} 写的端口是 ${port}，“网络端口与域名”里是 ${own.join('、')}：一个协议只有一个端口，请改正其中一个`;
        return [list.issue(path, message)];
      }),
  );
}

/** What an intranet has to open for a private deployment is what the table of ports has. */
function findUnknownPorts(book: FactBook): ContentIssue[] {
  const cell = tableCell(book, 'private.open');
  const known = networkRows(book).flatMap(({ ports }) => ports);
  if (!cell || known.length === 0) return [];
  return portsIn(cell.text)
    .filter((port) => !known.includes(port))
    .map((port) => {
      const message = `“内网要通的端口”里的 ${port} 不在“网络端口与域名”里，那里有 ${[...new Set(known)].join('、')}：两处要说的一样，请改正其中一个`;
      return book.security.issue(cell.path, message);
    });
}

/** One protocol, two ports. */
export function portRules(book: FactBook): ContentIssue[] {
  return [...findOtherPorts(book), ...findUnknownPorts(book)];
}
