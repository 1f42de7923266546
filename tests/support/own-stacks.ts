/** The packages that Vite has bundled for workerd (`BUNDLED_FOR_WORKERD` in vitest.config.ts). */
const BUNDLES = "/deps_ssr/";

// Vite's runner looks for the source map of each frame of a stack. The bundles have none, and it searches their whole
// text again for every frame: a refused GraphQL request, whose error reads a stack, takes 100 ms in place of 3. So the
// stacks of workerd tests name our own files only. Test files share the runtime: this is done once.
const ofRunner = Error.prepareStackTrace;
if (ofRunner && ofRunner.name !== "ownFramesOnly") {
  Error.prepareStackTrace = function ownFramesOnly(error, frames) {
    return ofRunner(
      error,
      frames.filter((frame) => !frame.getFileName()?.includes(BUNDLES)),
    );
  };
}
