import type { PartKind, ScreenPart } from '../../contract/screen-part';
import type { PartDrawing } from './part-kind';
import { buttonPart } from './parts/button-part';
import { chatPart } from './parts/chat-part';
import { choicePart } from './parts/choice-part';
import { codePart } from './parts/code-part';
import { curvePart } from './parts/curve-part';
import { dialogPart } from './parts/dialog-part';
import { fieldPart } from './parts/field-part';
import { flowPart } from './parts/flow-part';
import { listPart } from './parts/list-part';
import { menuPart } from './parts/menu-part';
import { meterPart } from './parts/meter-part';
import { metricPart } from './parts/metric-part';
import { noticePart } from './parts/notice-part';
import { picturePart } from './parts/picture-part';
import { planPart } from './parts/plan-part';
import { tablePart } from './parts/table-part';
import { tabsPart } from './parts/tabs-part';
import { textPart } from './parts/text-part';
import { togglePart } from './parts/toggle-part';

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
