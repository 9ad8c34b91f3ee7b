'use static';

import { ListHead } from '../../components/list-head';
import { productCrumbs } from '../../components/product-head';
import { libraryCopy, libraryHead } from '../../content/home-case/library';
import { libraryAddress } from './home-case.address';

/** What stands above the library, whichever cases it shows. */
export function CaseHead() {
  return (
    <ListHead
      crumbs={productCrumbs(libraryHead.name, libraryAddress)}
      title={libraryCopy.title}
      intro={libraryCopy.intro}
      ground="sand"
    />
  );
}
