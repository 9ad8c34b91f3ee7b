import { tellFormKinds } from '@site/shared/forms/tell-form-kinds';

tellFormKinds();
