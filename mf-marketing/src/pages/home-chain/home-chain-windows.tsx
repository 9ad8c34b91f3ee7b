/** What stands in the windows of the four trades: each is drawn in a box of 124 by 66. */

/** A counter with cups in a row, the menu above, and somebody who shakes a drink for the phone. */
export function TeaWindow() {
  return (
    <>
      <path d="M0 0h124v66H0z" fill="#0A474A" />
      <path d="M8 6h30v17H8zm78 0h30v17H86z" fill="#F6E9CF" />
      <path d="M12 11h18m-18 5h12m66-5h18m-18 5h12" stroke="#C9A46B" strokeWidth="2" />
      <path d="M50 66V32q0-6 6-6h12q6 0 6 6v34z" fill="#D9502A" />
      <circle cx="62" cy="17" r="8" fill="#F2C9AE" />
      <path d="M53 15a9 9 0 0 1 18 0l5 1H53z" fill="#D9502A" />
      <path d="m72 31 9-9" stroke="#D9502A" strokeWidth="6" strokeLinecap="round" />
      <path d="m78 25 5-15 9 4-7 14z" fill="#CFE3E1" />
      <path d="M0 46h124v20H0z" fill="#F2FAF9" />
      <path d="M0 51h124v15H0z" fill="#0B6E6E" />
      <path d="M10 30h16v16H10z" fill="#BFE0DC" />
      <path d="M15 25h6v5h-6z" fill="#7FB9B3" />
      <path d="M32 34h12l-2 12h-8zm66 0h12l-2 12h-8z" fill="#E8A56B" />
      <path d="M32 34h12l-1 4H33zm66 0h12l-1 4H99z" fill="#FFF8E8" />
      <path d="m39 34 3-9m63 9 3-9" stroke="#D9502A" strokeWidth="2" />
      <path d="M82 29h11v17H82z" fill="#06292D" />
      <path d="M84 31h7v11h-7z" fill="#7FE3D4" />
    </>
  );
}

/** A chair before an oval mirror, the hands of the beautician, and the ring of the lamp. */
export function SalonWindow() {
  return (
    <>
      <path d="M0 0h124v66H0z" fill="#FCEBE4" />
      <path d="M0 56h124v10H0z" fill="#EBD0C3" />
      <ellipse cx="34" cy="24" rx="19" ry="20" fill="#DDF0ED" stroke="#fff" strokeWidth="4" />
      <path d="m26 32 14-17m-6 21 9-11" stroke="#fff" strokeWidth="3" />
      <path d="M12 47h44v4H12z" fill="#E8A56B" />
      <path d="M18 37h5v10h-5zm9 3h6v7h-6z" fill="#0B6E6E" />
      <path d="M46 39h5v8h-5z" fill="#D9502A" />
      <path d="M54 66q0-26 16-26t16 26z" fill="#0B6E6E" />
      <circle cx="70" cy="29" r="9" fill="#F2C9AE" />
      <path d="M60 30q-1-13 10-13t10 13l-2 12h-4V28q-6 0-9-3-2 4-2 17h-3z" fill="#3A2320" />
      <path d="M88 66V33q0-7 7-7h6q7 0 7 7v33z" fill="#fff" />
      <path d="M90 32 79 27" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
      <circle cx="98" cy="16" r="8" fill="#F2C9AE" />
      <path d="M89 16q0-10 9-10t9 10q-5-4-9-5-4 3-9 5z" fill="#10242B" />
      <circle cx="116" cy="22" r="9" fill="none" stroke="#fff" strokeWidth="4" />
      <path d="M116 31v35" stroke="#10242B" strokeWidth="2" />
      <path d="M113 16h6v12h-6z" fill="#06292D" />
    </>
  );
}

/** A cot under a mobile, clothes in three sizes on a rail, and a pram. */
export function BabyWindow() {
  return (
    <>
      <path d="M0 0h124v66H0z" fill="#DDF0ED" />
      <path d="M0 58h124v8H0z" fill="#BFDDD8" />
      <path d="M27 0v9M12 9h30M14 9v6m13-6v9m13-9v5" fill="none" stroke="#0B6E6E" strokeWidth="1.5" />
      <circle cx="14" cy="18" r="4" fill="#F0B35B" />
      <path d="m23 18 4 7 4-7z" fill="#D9502A" />
      <circle cx="40" cy="17" r="4" fill="#fff" />
      <path d="M6 33h44v26H6z" fill="#fff" />
      <path d="M6 46h44v8H6z" fill="#F6D9A8" />
      <path
        d="M6 30v32m8-29v20m7-20v20m7-20v20m7-20v20m7-20v20m8-23v32M6 33h44M6 54h44"
        stroke="#B9824B"
        strokeWidth="2"
      />
      <path d="M58 10h62" stroke="#4A5F66" strokeWidth="2" />
      <path d="m62 14 5-3h6l5 3 4 6-5 3v13H63V23l-5-3z" fill="#F0B35B" />
      <path d="m86 14 4-3h5l4 3 3 5-4 2v11H87V21l-4-2z" fill="#D9502A" />
      <path d="m105 14 3-2h4l3 2 3 4-3 2v8h-10v-8l-3-2z" fill="#0B6E6E" />
      <path d="M72 44a17 15 0 0 1 17-15v15h17q-2 14-17 14T72 44z" fill="#0B6E6E" />
      <path d="m106 44 8-9" stroke="#10242B" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="81" cy="60" r="4.5" fill="#10242B" />
      <circle cx="98" cy="60" r="4.5" fill="#10242B" />
    </>
  );
}

/** The wall of drawers and the one in a white coat, who reads a leaflet to the phone. */
export function PharmacyWindow() {
  return (
    <>
      <path d="M0 0h124v66H0z" fill="#8A5A3A" />
      <path d="M0 12h72M0 24h72M0 36h72M18 0v46M36 0v46M54 0v46" stroke="#6B4229" strokeWidth="2" />
      <path
        d="M7 6h4m14 0h4m14 0h4m14 0h4M7 18h4m14 0h4m14 0h4m14 0h4M7 30h4m14 0h4m14 0h4m14 0h4"
        stroke="#F0B35B"
        strokeWidth="2"
      />
      <path d="M72 0h52v46H72z" fill="#F2FAF9" />
      <path d="M72 15h52M72 31h52" stroke="#BFDDD8" strokeWidth="2" />
      <path d="M78 5h8v10h-8zm12 2h6v8h-6zm10-3h9v11h-9zM79 21h6v10h-6zm21 0h9v10h-9zm13 3h6v7h-6z" fill="#7FC7BD" />
      <path d="M91 20h5v11h-5zm22-13h6v8h-6z" fill="#E8A56B" />
      <path d="M37 66V33q0-7 7-7h14q7 0 7 7v33z" fill="#fff" />
      <path d="m47 26 4 9 4-9z" fill="#0B6E6E" />
      <circle cx="51" cy="17" r="8" fill="#F2C9AE" />
      <path d="M42 17q0-11 9-11t9 11q-3-5-9-5t-9 5z" fill="#9AA7AB" />
      <path d="M46 17h4m2 0h4" stroke="#10242B" strokeWidth="1.5" />
      <path d="M0 46h124v20H0z" fill="#F2FAF9" />
      <path d="M0 50h124v16H0z" fill="#0B6E6E" />
      <path d="M58 34h17v12H58z" fill="#D9502A" />
      <path d="M61 38h11m-11 4h7" stroke="#fff" strokeWidth="1.5" />
      <path d="M88 29h10v17H88z" fill="#06292D" />
      <path d="M90 31h6v11h-6z" fill="#7FE3D4" />
    </>
  );
}
