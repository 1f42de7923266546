import styles from "./place-map.module.css";

/**
 * A drawn map around a place, its marker in the middle: streets, water and green, no names and no foreign script
 * (PUB-35). It shows that and roughly where something is; the way there is the maps app's business.
 */
export function PlaceMap({ label }: { label: string }) {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <path className={styles.green} d="M60 470h250v80H60zM840 90h210v130H840z" />
      <path className={styles.green} d="M690 560c60-40 170-30 190 30s-60 90-130 80-120-70-60-110Z" />
      <path
        className={styles.water}
        d="M-40 200c120-50 240-40 330 10s190 40 280-30 180-150 330-170 240 40 340 10"
      />
      <g className={styles.blocks}>
        <path d="M90 335h120v90H90zM240 335h75v90H240zM400 335h110v90H400zM400 470h110v70H400zM560 470h80v80h-80z" />
        <path d="M690 335h110v90H690zM830 335h90v90h-90zM690 465h230v70H690zM970 335h150v90H970zM970 465h150v90H970z" />
        <path d="M360 600h150v90H360zM560 600h90v90h-90zM970 600h150v90H970zM90 660h210v70H90z" />
        <path d="M360 90h120v70H360zM120 80h170v90H120zM620 50h90v50h-90z" />
      </g>
      <g className={styles.edges}>
        <path d="M-20 445h1240M535-20v840M-20 575h1240M945 315v505M335 315v505M-20 315h1240M665 315v505" />
        <path className={styles.main} d="M-20 760 330 450 620 395 1220 190" />
      </g>
      <g className={styles.roads}>
        <path d="M-20 445h1240M535-20v840M-20 575h1240M945 315v505M335 315v505M-20 315h1240M665 315v505" />
        <path className={styles.main} d="M-20 760 330 450 620 395 1220 190" />
      </g>
      <g className={styles.marker}>
        <ellipse className={styles.shadow} cx="600" cy="402" rx="18" ry="6" />
        <path
          className={styles.pin}
          d="M600 316a34 34 0 0 1 34 34c0 24-34 50-34 50s-34-26-34-50a34 34 0 0 1 34-34Z"
        />
        <circle className={styles.eye} cx="600" cy="350" r="12" />
      </g>
    </svg>
  );
}
