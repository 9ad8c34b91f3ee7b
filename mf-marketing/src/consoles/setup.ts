import { type Operation, operate } from '@site/shared/console/operate';
import { say } from '@site/shared/console/say';
import { wordsOf } from '@site/shared/console/words';
import { setupDesk as content } from '../content/home-case/show';
import { setupSentence } from './parts/setup-sentence';

const most = 9999;

/** The set-up of a case: numbers that visitors change, and the requirement of the form that follows them. */
function setupSteps(desk: HTMLElement): Operation {
  const word = wordsOf(content.words);
  const steps = [...desk.querySelectorAll<HTMLElement>('[data-step]')].map((place) => ({
    place: place.querySelector('[data-count]'),
    name: place.dataset.step ?? '',
    unit: place.dataset.unit ?? '',
    count: Number(place.querySelector('[data-count]')?.textContent),
  }));
  const field = desk.closest('#lead')?.querySelector<HTMLTextAreaElement>('form [name=requirement]');
  const sentence = () => setupSentence(desk.dataset.before ?? '', steps);
  let written = sentence();

  function change(index: number, by: number): void {
    const step = steps[index];
    if (!step) return;
    step.count = Math.min(most, Math.max(1, step.count + by));
    if (step.place) step.place.textContent = String(step.count);
    // Words of the visitor's own are left alone.
    const own = field?.value.trim() !== written;
    if (field && !own) {
      written = sentence();
      field.value = written;
    }
    say(desk, word(own ? 'own' : 'changed', { name: step.name, count: step.count, unit: step.unit }));
  }
  return { act: (action, value) => change(Number(value), action === 'more' ? 1 : -1) };
}

operate('setup', setupSteps);
