import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section, type SectionGround } from '@site/shared/ui/section';
import type { ReactNode } from 'react';
import type { Lines } from '../content/product-page';

type SplitSectionProps = {
  id?: string | undefined;
  ground: SectionGround;
  title: Lines;
  intro: string;
  children: ReactNode;
};

/** A band of a product's page: its title on the left in lines broken by hand, its intro in a column of its own. */
export function SplitSection({ id, ground, title, intro, children }: SplitSectionProps) {
  return (
    <Section
      {...(id && { id })}
      ground={ground}
      title={<BrokenLines lines={title} />}
      intro={intro}
      arrangement="split"
    >
      {children}
    </Section>
  );
}
