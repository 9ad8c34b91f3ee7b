import { isFieldFormat } from '../../contract/field-formats';
import type { FieldRules } from '../../contract/field-rules';

// The rules of a field as attributes: components write them, the wake file reads them (docs/decisions/041-what-cannot-wait-wakes-first.md).

/** Attributes of a field with its rules. */
export function fieldAttributes({ missing, format, longest, tooLong }: FieldRules) {
  return {
    'data-missing': missing,
    'data-format': format?.name,
    'data-wrong': format?.message,
    'data-longest': tooLong && longest,
    'data-too-long': tooLong,
  };
}

/** The rules that a field's attributes say. */
export function rulesIn({ dataset }: HTMLElement): FieldRules {
  const { missing, format, wrong = '', longest, tooLong } = dataset;
  return {
    missing,
    format: isFieldFormat(format) ? { name: format, message: wrong } : undefined,
    longest: Number(longest),
    tooLong,
  };
}
