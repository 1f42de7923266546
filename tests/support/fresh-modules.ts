import { vi } from "vitest";

// Modules keep what the tab of a visitor would keep, such as the server's clock and the areas: each file opens a new one.
// Packages are shared by all files of a process.
vi.resetModules();
