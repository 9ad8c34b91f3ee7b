import { type Drawing } from '@site/shared/ui/drawing';
/** A green room at the left of a line, and at its right the set that it becomes. */
export declare function studioPicture(set: Drawing): Drawing;
