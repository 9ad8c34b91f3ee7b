import { registerFormKinds } from '@site/shared/forms/register-form-kinds';

registerFormKinds();
