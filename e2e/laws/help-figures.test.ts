import { showOfFigure } from '@site/shared/contract/show-outline';
import { stateAt } from '@site/drawings/screens/state-at';
import { readDrawings } from '@site/tooling/media/content-drawings';
import { figureSvg } from '@site/tooling/media/drawn-svg';
import { expectNothing } from './expect-nothing';
import { helpArticles, stepsOf } from './help-articles';

const { figures } = readDrawings();
const inHelp = figures.filter(({ file }) => file.startsWith('help/'));
/** As it would be written: without what is undefined, numbers to six digits. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'number' ? Number(part.toFixed(6)) : part)));

/** Steps that change no screen, and what is done instead. */
const withoutScreen: Readonly<Record<string, string>> = {
  '10006 核对字与名': 'names are read to the guests, who nod',
  '10006 用两部手机看': 'two telephones show what the step before shows',
  '10006 试每一支话筒': 'microphones and their batteries',
  '10014 关掉方向锁定': 'a switch of the telephone, which every maker draws differently',
  '10040 定榜': 'ten minutes are waited for',
  '10066 对照三处门槛': 'a decision, by the paragraphs above it',
  '10067 抽查': 'files are opened on the own computer',
  '10068 代入公式，再加余量和回放': 'a calculation on paper',
  '10074 查无线与线材': 'aerials and cables',
};

test('R12.39 a help article shows screens where it leads to a place in the product, and nowhere else', () => {
  const withFigures = new Set(inHelp.map(({ file }) => file));
  const leads = helpArticles.filter(({ front }) => front.facts.path).map(({ name }) => `help/${name}.md`);
  expect([...withFigures].sort()).toEqual(leads.sort());
});

test('R12.39 every step of a help article has one figure, but for those that change no screen', () => {
  const steps = helpArticles.flatMap((article) =>
    stepsOf(article).map(({ heading, figures: count }) => ({ step: `${article.name} ${heading}`, count })),
  );
  expect(steps).not.toEqual([]);
  expectNothing(
    steps.filter(({ count }) => count > 1),
    'keep one figure a step, in the article in api/content/help.',
  );
  const bare = steps.filter(({ count }) => count === 0).map(({ step }) => step);
  expectNothing(
    bare.filter((step) => !(step in withoutScreen)),
    'give the step a figure, or name it in `withoutScreen` of this law with the reason.',
  );
});

test('R12.41 every figure of a help article can be played', () => {
  expectNothing(
    inHelp.filter(({ figure }) => !figure.demo).map(({ id }) => id),
    'add `demo` to the figure in api/content/help.',
  );
});

test('R12.40 the numbers in a figure are the points of its step', () => {
  const differing = helpArticles.flatMap((article) => {
    const drawn = inHelp.filter(({ file }) => file === `help/${article.name}.md`).map(({ figure }) => figure);
    const steps = stepsOf(article).filter((step) => step.figures > 0);
    return drawn.flatMap(({ id, callouts }, index) =>
      callouts.length === steps[index]?.points ? [] : [`${article.name} ${id}`],
    );
  });
  expectNothing(differing, 'number the figure’s points as the step does, in api/content/help.');
});

test('R12.39 no word of a help figure is cut short, on a wide or a narrow screen', () => {
  const ellipses = (text: string) => text.split('…').length - 1;
  const cut = inHelp.flatMap(({ id, figure }) =>
    (['wide', 'narrow'] as const)
      .filter((width) => ellipses(figureSvg(figure, width)) > ellipses(JSON.stringify(figure.stage)))
      .map((width) => `${id} ${width}`),
  );
  expectNothing(cut, 'shorten the word in the figure, or widen its part.');
});

test('R12.41 a demonstration takes 3 to 18 seconds and ends in the state of its figure', () => {
  const shows = figures.flatMap(({ id, figure }) => {
    const show = showOfFigure(figure);
    return show ? [{ id, figure, show }] : [];
  });
  expect(shows).not.toEqual([]);
  for (const { id, figure, show } of shows) {
    expect([id, show.seconds >= 3 && show.seconds <= 18]).toEqual([id, true]);
    const { stage } = stateAt(
      { ...show, steps: show.steps.map((step) => ({ ...step, press: false })) },
      show.seconds,
      true,
    );
    expect([id, plain(stage)]).toEqual([id, plain(figure.stage)]);
  }
});

test('R12.41 a demonstration changes something, and each of its captions fits one line of the picture', () => {
  const idle = inHelp.filter(({ figure: { demo } }) =>
    demo?.steps.every(({ set, show, hide }) => !set && !show && !hide),
  );
  const long = inHelp.flatMap(({ id, figure: { demo } }) =>
    (demo?.steps ?? []).filter(({ say }) => [...say].length > 24).map(({ say }) => `${id}: ${say}`),
  );
  expectNothing(
    idle.map(({ id }) => id),
    'have the demonstration change something, in api/content/help.',
  );
  expectNothing(long, 'shorten the caption in api/content/help.');
});
