/** Runs in a page: a press on a control that needs script, as a visitor would make it; the page then hydrates. */
export function pressControl(): void {
  const control = document.createElement('button');
  control.dataset.needsScript = '';
  control.hidden = true;
  document.body.append(control);
  control.click();
  control.remove();
}
