import { keyAction } from './player-keys';

const pressed = (key: string, changes = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...changes });

test.each([
  [' ', { do: 'toggle' }],
  ['K', { do: 'toggle' }],
  ['ArrowLeft', { do: 'move', seconds: -5 }],
  ['ArrowRight', { do: 'move', seconds: 5 }],
  ['j', { do: 'move', seconds: -10 }],
  ['l', { do: 'move', seconds: 10 }],
  ['c', { do: 'captions' }],
  ['f', { do: 'fullScreen' }],
  ['3', { do: 'chapter', place: 2 }],
])('R12.28 %p does %p', (key, action) => {
  expect(keyAction(pressed(key), 'INPUT')).toEqual(action);
});

test.each(['ArrowUp', 'ArrowDown', '0', 'x', 'Tab', 'Escape'])('R12.28 %s is left to the browser', (key) => {
  expect(keyAction(pressed(key), 'INPUT')).toBeUndefined();
});

test('R12.28 keys of the browser and of the focused control stay theirs', () => {
  expect(keyAction(pressed('f', { ctrlKey: true }), 'DIV')).toBeUndefined();
  expect(keyAction(pressed('c', { metaKey: true }), 'DIV')).toBeUndefined();
  expect(keyAction(pressed(' '), 'BUTTON')).toBeUndefined();
  expect(keyAction(pressed('ArrowLeft'), 'SELECT')).toBeUndefined();
});
