import type { SupportListing } from '../../api/src/support/support.repository';
import { askApi, firstDay } from './api-commands';

const newest = 200;

/** What the database of the running api holds of a number, as whoever is on duty would list it. */
export async function storedSupport(phone: string): Promise<SupportListing[]> {
  const requests = await askApi((commands) => commands.listSupport(firstDay, newest));
  return requests.filter((request) => request.phone === phone);
}
