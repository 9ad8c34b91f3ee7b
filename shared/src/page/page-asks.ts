/** A piece of work that is made for the visitor, where there is nothing to try. */
export type WantedWork = {
  /** As the visitor says it: 索取机位图. */
  want: string;
  /** Heading of the form. */
  title: string;
  /** In the empty field for the requirement. */
  example: string;
};

/**
 * What a page asks its visitors for: a trial of the product or a piece of work. Main button of the hero, button of the bar under
 * the thumb, heading and button of the form, and the example in its field.
 */
export type PageAsk = 'trial' | WantedWork;

// Asks of pages that have a twin for phones in another section, which asks the same. Those of other pages stand in their content.

export const gdAsk: WantedWork = {
  want: '约现场测试',
  title: '约一次现场测试',
  example: '如：江边慢直播机位一个，大桥视角，先播一周',
};

export const hallAsk: WantedWork = {
  want: '预约看样馆',
  title: '预约看样馆',
  example: '如：新品线上展，六个展位，展期一个月',
};
