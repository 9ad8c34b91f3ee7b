import { SupportBand } from './support-band';
import { SupportForm } from './support-form';
import { SupportHours } from './support-hours';
import { SupportReceipt } from './support-receipt';

export const Form = () => <SupportForm />;

export const FormFilled = () => <SupportForm fields={{ phone: '13800138000', tried: '重启了编码器' }} />;

export const FormInvalid = () => (
  <SupportForm kept={{ faults: [{ field: 'phone', message: '请填写手机号' }], message: '没有提交成功', url: '/' }} />
);

export const FormFolded = () => <SupportForm fold={{ heading: '还是不行？', lead: '写下场次，值班的人会回电。' }} />;

export const Receipt = () => <SupportReceipt caseNumber="C-20261129-0007" reply="最晚今天 18:00 前回电" />;

export const Hours = () => <SupportHours />;

export const Band = () => <SupportBand article="推流码在哪里" />;
