import { FirstScreenEnd } from './first-screen-end';
import { FreshForm } from './fresh-form';
import { VisuallyHidden } from './visually-hidden';

/** Between the two words stands one for screen readers. */
export const WordForReaders = () => (
  <p>
    看得见 <VisuallyHidden>只读出来</VisuallyHidden> 看得见
  </p>
);

export const EndOfFirstScreen = () => (
  <>
    <p>第一屏</p>
    <FirstScreenEnd />
    <p>第二屏</p>
  </>
);

/** It is empty again on the next page if something was left in it. */
export const FormOfEveryPage = () => (
  <FreshForm>
    <label>
      电话 <input />
    </label>
  </FreshForm>
);
