/** @jest-environment jsdom */
import '../testing/browser-globals';
import { act } from '@testing-library/react';
import { testSite } from '../testing/test-site';
import { serve, form, control, fill } from '../testing/support-form-page';

/** Every attribute of a field but those that only one of the two can have. */
function fieldsIn(place: ParentNode): Record<string, string>[] {
  return [...place.querySelectorAll<HTMLInputElement>('form[data-form=support] [name]')].map((one) => ({
    label: one.labels?.[0]?.textContent ?? '',
    tag: one.localName,
    ...Object.fromEntries(
      [...one.attributes]
        .filter(({ name }) => !['id', 'class', 'value'].includes(name))
        .map(({ name, value }) => [name, value]),
    ),
  }));
}

describe('the sheet of a page without a form', () => {
  const door =
    '<div id="support"><form data-island="support"><input type="hidden" name="message" value="打开页面时看到：服务暂时不可用（参考编号 a1b2）"><button>告诉值班同事</button></form></div>';

  test('R12.99 has the fields, rules and calls of the form, and what is known is filled in', async () => {
    serve();
    const fields = fieldsIn(document);
    const attributes = form().getAttributeNames().sort();
    document.body.innerHTML = door;
    await act(async () => void document.querySelector('form')?.requestSubmit());

    expect(fieldsIn(document)).toEqual(fields);
    expect(form().getAttributeNames().sort()).toEqual(attributes);
    expect(control('message').value).toBe('打开页面时看到：服务暂时不可用（参考编号 a1b2）');
    expect(form().textContent).toContain('每天 09:00–18:00 值守');
    expect(form().querySelector('a[href^="tel:"]')?.textContent).toBe(testSite.phone);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('关闭');
  });

  test('R12.60 agrees in the words of every form, as the form does, and both name what the call is for', async () => {
    const words = '提交即表示同意《隐私政策》与《用户协议》，值班同事只就这次问题给我回电';
    serve();
    expect(form().textContent).toContain(words);
    document.body.innerHTML = door;
    await act(async () => void document.querySelector('form')?.requestSubmit());

    expect(form().textContent).toContain(words);
    const links = [...form().querySelectorAll('a[target=_blank]')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/home/UserAgreementPC#privacy', '/home/UserAgreementPC']);
  });

  test('R12.109 is the same one when it is opened again, and another one about another fault', async () => {
    document.body.innerHTML = door;
    const press = () => act(async () => void document.querySelector('form')?.requestSubmit());
    await press();
    fill('room', '8021146');
    await press();
    expect(control('room').value).toBe('8021146');
    (document.querySelector('#support input') as HTMLInputElement).value = '别的错误';
    await press();
    expect(document.querySelectorAll('form[data-form=support]')).toHaveLength(1);
    expect([control('room').value, control('message').value]).toEqual(['', '别的错误']);
  });
});
