import styles from './home-family-old.module.css';

/** The former page as lines of text, the new one as pictures, and the ways between. */
export function FamilyOldWays() {
  return (
    <svg className={styles.ways} width="280" height="252" viewBox="0 0 280 252" aria-hidden="true">
      <path d="M1 1h96v250H1Z" fill="#F2EEE8" stroke="#CFC5B8" />
      <path d="M14 22h40M14 34h68M14 46h56" stroke="#A89F93" strokeWidth="4" />
      {[70, 130, 190].map((y) => (
        <path key={y} d={`M14 ${y + 8}h34M14 ${y + 20}h68M14 ${y + 32}h60`} stroke="#7B7268" strokeWidth="4" />
      ))}
      <path d="M183 1h96v250h-96Z" fill="#F2FAF9" stroke="#8FCBC4" />
      <path d="M192 12h78v30h-78Z" fill="#0B6E6E" />
      <path d="M192 54h78v48h-78Z" fill="#BCE3DE" />
      <path d="M196 98c16-2 22-30 70-36" fill="none" stroke="#0B6E6E" strokeWidth="3" />
      <path d="M192 114h78v52h-78Z" fill="#DCEFEC" />
      <path d="M202 156v-18a8 8 0 0 1 16 0v18M240 156v-18a8 8 0 0 1 16 0v18" fill="#0B6E6E" />
      <path d="M192 178h36v28h-36ZM234 178h36v28h-36ZM192 212h36v28h-36Z" fill="#A5D0CB" />
      <path d="M234 212h36v28h-36Z" fill="#F3B9A4" />
      <g fill="none" stroke="#C73E16" strokeWidth="2" strokeDasharray="2 5">
        <path d="M90 90c46 0 46 50 92 50M90 150c46 0 46-72 92-72M90 210h92" />
      </g>
    </svg>
  );
}
