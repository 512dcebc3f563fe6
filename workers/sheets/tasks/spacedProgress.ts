const spacingMs = 100

/**
 * Told ten times a second at most, but for the first of each stage: the page draws each word of progress, and what it draws
 * takes the time of the work itself.
 */
export function spacedProgress<P extends { stage: string }>(
  tell: (progress: P) => void,
  clock: () => number = () => performance.now(),
): (progress: P) => void {
  let told: { stage: string; at: number } | null = null
  return (progress) => {
    const now = clock()
    if (told?.stage === progress.stage && now - told.at < spacingMs) return
    told = { stage: progress.stage, at: now }
    tell(progress)
  }
}
