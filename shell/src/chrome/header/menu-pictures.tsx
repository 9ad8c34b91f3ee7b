import type { Drawing } from '@site/shared/ui/drawing';
import { drawingColumn } from '@site/drawings/stages/drawing-column';
import { productSigns } from '@site/drawings/stages/product-pictogram';
import { type NavigationItem, products, scenarios, services } from '../../content/navigation';
import { menuSigns } from './menu-signs';
import { signGrid } from './sign-grid';

/** The switcher: what is on air, the cameras and the levels. */
const switcher: Drawing = {
  width: 108,
  height: 64,
  Draw: () => (
    <>
      <path fill="#08232A" d="M0 0h108v64H0z" />
      <path fill="#BEE0DB" d="M6 6h60v34H6z" />
      <path fill="#0B6E6E" d="M12 12h26v17H12z" />
      <path fill="#A5D0CB" d="M12 24c6-5 9 1 14-2s8-3 12 0v7H12z" />
      <circle cx="31" cy="17" r="2.500" fill="#FF8A5C" />
      <path fill="#C73E16" d="M44 40c0-9 3-13 8-13s8 4 8 13z" />
      <circle cx="52" cy="21" r="4.500" fill="#F0CBB0" />
      <path fill="none" stroke="#E5484D" strokeWidth="1.500" d="M6 6h60v34H6z" />
      <path fill="#12464D" d="M6 45h18v13H6zm21 0h18v13H27zm21 0h18v13H48zM71 6h31v21H71z" />
      <path fill="none" stroke="#2FB88C" d="M6 45h18v13H6z" />
      <path stroke="#7FE3D4" strokeWidth="3" d="M74 58V38m7 20V44m7 14V34m7 24V48" />
      <path stroke="#7FE3D4" opacity=".6" d="M75 12h20m-20 5h14m-14 5h17" />
    </>
  ),
};

/** By the id of the navigation item. */
export const signs: Readonly<Record<string, Drawing>> = { ...productSigns, ...menuSigns };

function signsOf(items: readonly NavigationItem[], columns = 1): Drawing {
  return signGrid(
    items.map(({ id }) => signs[id] as Drawing),
    columns,
  );
}

/** The lists of the wide menu with a sign for each item, the teaser, and every sign under its item's id. */
export const menuPictures = {
  products: signsOf(products),
  scenarios: signsOf(scenarios, 2),
  services: signsOf(services),
  teaser: switcher,
  signs: drawingColumn(signs),
};
