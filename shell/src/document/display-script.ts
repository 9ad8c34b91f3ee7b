/**
 * Runs inside `<head>`, before anything is painted, so that a page never jumps from one size of type to another. It is
 * the same bytes for everybody and allowed by its hash; what it finds in the browser's storage stays in the browser.
 * `data-display` tells the style sheets that the switch can work. The names: `displayNames` of client/early/display.
 */
export const displayScript =
  "(function(d){d.display='';try{var s=JSON.parse(localStorage.getItem('site-display')||'{}');" +
  "['print','contrast','still','bare'].forEach(function(n){if(typeof s[n]=='string')d[n]=s[n]})}catch(e){}" +
  '})(document.documentElement.dataset)';
