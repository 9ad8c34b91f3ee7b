import type { PartKind, ScreenPart } from '@site/shared/contract/screen-part';
import type { PartDrawing } from './part-kind';
import { buttonPart } from '../parts/screens/button-part';
import { chatPart } from '../parts/screens/chat-part';
import { choicePart } from '../parts/screens/choice-part';
import { codePart } from '../parts/screens/code-part';
import { curvePart } from '../parts/screens/curve-part';
import { dialogPart } from '../parts/screens/dialog-part';
import { fieldPart } from '../parts/screens/field-part';
import { flowPart } from '../parts/screens/flow-part';
import { listPart } from '../parts/screens/list-part';
import { menuPart } from '../parts/screens/menu-part';
import { meterPart } from '../parts/screens/meter-part';
import { metricPart } from '../parts/screens/metric-part';
import { noticePart } from '../parts/screens/notice-part';
import { picturePart } from '../parts/screens/picture-part';
import { planPart } from '../parts/screens/plan-part';
import { tablePart } from '../parts/screens/table-part';
import { tabsPart } from '../parts/screens/tabs-part';
import { textPart } from '../parts/screens/text-part';
import { togglePart } from '../parts/screens/toggle-part';

const drawings: { [Kind in PartKind]: PartDrawing<Kind> } = {
  button: buttonPart,
  chat: chatPart,
  choice: choicePart,
  code: codePart,
  curve: curvePart,
  dialog: dialogPart,
  field: fieldPart,
  flow: flowPart,
  list: listPart,
  menu: menuPart,
  meter: meterPart,
  metric: metricPart,
  notice: noticePart,
  picture: picturePart,
  plan: planPart,
  table: tablePart,
  tabs: tabsPart,
  text: textPart,
  toggle: togglePart,
};

/** How this part is measured and drawn. */
export function drawingOf(part: ScreenPart): PartDrawing<PartKind> {
  return drawings[part.kind] as unknown as PartDrawing<PartKind>;
}
