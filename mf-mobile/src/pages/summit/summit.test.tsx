import { renderPage } from '@site/shared/testing/render-page';
import { openSession, summitTicket } from '../../content/summit';

test('R2.118 the ticket says which session is on air', async () => {
  const { html } = await renderPage('/m/summit');
  const ticket = html.slice(html.indexOf('class="agenda"'), html.indexOf('办过会的人都懂'));

  expect(ticket.match(/aria-pressed="true"/g)).toHaveLength(1);
  expect(summitTicket.sessions[openSession]?.when).toBe('live');
});
