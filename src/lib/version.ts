declare const __VERSION__: string

/** Of this build; set by vite.config.ts. */
export const version: string = __VERSION__
