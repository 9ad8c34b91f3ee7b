import type { Fault } from './fault';
import { formFaults } from './form-trial';
import { hydrate, open } from './hydrate';
import { freshPage } from './fresh-page';
import { linkFaults } from './link-trial';
import { complaintsOf } from './page-complaints';
import type { View } from './page-view';
import { quietFaults } from './quiet-seconds';

const stepTime = 20_000;

/** Leaves a page alone for some seconds, then sends each of its forms and follows a link; gives what is wrong with it. */
export async function usePage(view: View): Promise<Fault[]> {
  const { origin, address } = view;
  const page = await freshPage(view);
  const complaints = complaintsOf(page, origin);
  page.setDefaultTimeout(stepTime);
  try {
    await open(page, origin + address, complaints);
    await hydrate(page);
    const quiet = await quietFaults(page);
    const late = complaints.splice(0);
    const faults = [...quiet, ...(await formFaults(page)), ...(await linkFaults(page, origin))];
    // Forms are sent to a check that books nothing: what their answers make a page say is no fault of it.
    const thrown = complaints.filter((text) => /^(throws|ends the process|opens a dialog)/.test(text));
    return [...new Set([...late, ...thrown])]
      .map((reason): Fault => ({ reason: `${reason}, while it is used` }))
      .concat(faults);
  } catch (error) {
    return [{ reason: `cannot be used: ${(error as Error).message.split('\n')[0]}` }];
  } finally {
    await page.context().close();
  }
}
