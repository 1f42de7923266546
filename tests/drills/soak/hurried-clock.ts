declare const __SOAK_BEGAN__: number;
declare const __SOAK_SPEED__: number;

const real = Date.now;

/**
 * From here on time passes so many times as fast, beginning at the moment that the drill wrote into the code: the same
 * time in every Worker. Import it before everything else.
 */
Date.now = () => Math.round(__SOAK_BEGAN__ + (real() - __SOAK_BEGAN__) * __SOAK_SPEED__);
