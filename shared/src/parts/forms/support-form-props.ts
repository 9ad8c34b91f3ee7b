import { supportAction } from '../../contract/support-wire';

/** Attributes of the support form: how it is posted without script, and the name by which its island (`forms/island/`) knows it. */
export const supportFormProps = {
  method: 'post',
  action: supportAction,
  noValidate: true,
  'data-island': 'forms',
  'data-form': 'support',
} as const;
