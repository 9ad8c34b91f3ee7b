import { drawnParts } from '@site/shared/testing/drawn-parts';

export const parts = drawnParts(import.meta.webpackContext('.', { recursive: true, regExp: /-scenes?\.tsx$/ }));
