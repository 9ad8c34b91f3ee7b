import type { HandledRequest } from '@site/shared/calls/call';
import { readCollegePage } from '@site/shared/calls/college-page';
import { listCollegeTypes } from '@site/shared/calls/college-types';
import type {
  ArticleType,
  CollegeArticle,
  CollegeArticlePage,
  CollegeArticleSummary,
} from '@site/shared/contract/college';
import type { Lesson } from '@site/shared/contract/lesson';
import { answerTo } from '@site/shared/testing/answer-to';
import { sampleCover } from '@site/shared/testing/sample-cover';

const typeNames: Record<number, string> = { 1: '经典案例', 2: '解决方案', 3: '直播讲堂', 4: '精选资讯', 5: '活动预告' };

/** Content for tests, in the shapes of the contract. */
export function lecture(id: number, type = 1, changes: Partial<CollegeArticleSummary> = {}): CollegeArticleSummary {
  return {
    id,
    title: `课时 ${id}`,
    type,
    typeName: typeNames[type] ?? '公司新闻',
    summary: `课时 ${id} 讲了什么。`,
    author: '客户成功部',
    published: '2026-09-16',
    views: 1842,
    scene: '',
    cover: sampleCover,
    minutes: 3,
    ...changes,
  };
}

/** The lesson of a lecture in a course of two. */
export const lesson: Lesson = {
  order: 1,
  course: [
    { id: 40001, title: '课时 40001' },
    { id: 40002, title: '后一课' },
  ],
  outline: [
    { id: 'shi-bo', text: '试播', seconds: 70 },
    { id: 'fu-pan', text: '复盘', seconds: 40 },
  ],
  example: { title: '一家店的一天', situation: '两名店员。', steps: ['发码', '入镜', '核销'], result: '到店 38 人。' },
  exercises: [
    { ask: '先改哪一处？', hint: '谁在抢网？', answer: '换流量卡。' },
    { ask: '看哪个数？', hint: '谁能左右？', answer: '到店核销。' },
  ],
  materials: [
    {
      kind: 'table',
      title: '五格表',
      columns: ['项目', '谁填'],
      rows: [
        ['在线', '系统'],
        ['电话', ''],
      ],
    },
    { kind: 'checklist', title: '开播前', items: ['发群', '插电'] },
    { kind: 'wording', title: '两句话', lines: ['先扫码。', '再做。'] },
  ],
};

export function fullLecture(id: number, changes: Partial<CollegeArticle> = {}): CollegeArticle {
  return {
    ...lecture(id),
    points: ['要点一', '要点二', '要点三', '要点四', '要点五'],
    html: '<p>开头。</p><h2 id="shi-bo">试播</h2><p>试。</p><h2 id="fu-pan">复盘</h2><p>盘。</p>',
    headings: [
      { id: 'shi-bo', level: 2, text: '试播' },
      { id: 'fu-pan', level: 2, text: '复盘' },
    ],
    related: [lecture(40003)],
    prev: null,
    next: { id: 40002, title: '后一课' },
    lesson,
    ...changes,
  };
}

/** The navigation as the service has it: a fifth type is enabled, too. */
export const types: ArticleType[] = [1, 2, 3, 4, 5].map((id) => ({
  id,
  name: typeNames[id] ?? '',
  link: id === 5 ? '/home/lectureIndex/5' : `/home/lectureSubitem/${id}`,
  active: false,
  sort: id,
  state: 1,
  pid: 0,
}));

type Asked = HandledRequest<typeof readCollegePage>;

/** Eleven lectures of each type but the fifth; an unknown type and a page beyond the last are not found. */
function page({ typeId, pageIndex, pageSize }: Asked): CollegeArticlePage | 404 {
  const name = typeNames[typeId ?? 1];
  if (!name) return 404;
  const total = typeId === 5 ? 0 : 11;
  const shown = Math.min(pageSize, total - (pageIndex - 1) * pageSize);
  if (shown <= 0 && pageIndex > 1) return 404;
  const first = 40001 + (pageIndex - 1) * pageSize;
  const list = Array.from({ length: Math.max(0, shown) }, (_, index) =>
    lecture(first + index, typeId, { order: (pageIndex - 1) * pageSize + index + 1 }),
  );
  return { list, total, pageIndex, pageSize, type: typeId === undefined ? null : { id: typeId, name } };
}

/** Lists and navigation as the service answers them. */
export const listAnswers = { ...answerTo(readCollegePage, page), ...answerTo(listCollegeTypes, { list: types }) };
