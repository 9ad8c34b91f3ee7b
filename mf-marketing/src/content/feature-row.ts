export const featureRowCopy = { points: '具体怎么做' };
