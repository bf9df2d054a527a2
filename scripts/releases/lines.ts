import type { Audience, Figures, PastRelease, Release, ReleasedModule } from '../../contract/calls/releases/releases.ts'

const audienceWords = (audience: Audience): string => {
  if (audience.kind === 'everybody') return 'everybody'
  if (audience.kind === 'share') return `${audience.percent}% of all people`
  return [...audience.accounts, ...audience.tenants].join(', ')
}

const figureWords = ({ users, failed, milliseconds, loadedWithin, readyWithin, mounts, failures }: Figures): string =>
  users === 0
    ? 'not opened yet'
    : [
        `${failed} of ${users} with a failure`,
        `${failures} of ${mounts} mounts failed`,
        ...(milliseconds === null ? [] : [`${milliseconds} ms to load`]),
        ...(loadedWithin === null ? [] : [`95% within ${loadedWithin} ms`]),
        ...(readyWithin === null ? [] : [`95% drawn within ${readyWithin} ms`])
      ].join(', ')

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ')

const releaseWords = ({ version, audience, setTime, setUser, size, quality, held }: Release): string =>
  `${version} for ${audienceWords(audience)}, ${size} bytes, ${quality ?? 'not checked'}, since ${dateOf(setTime)} by ${setUser ?? 'the portal'}${held === null ? '' : `, held since ${dateOf(held.time)} by the limits ${held.by.join(', ')}`}`

/** The versions in force: for each module, and below it the one for some people. */
export const listLines = (modules: readonly ReleasedModule[]): string[] =>
  modules.flatMap(({ module, environment, everybody, some }) => [
    `${module.padEnd(22)}${everybody?.release.address ?? environment.address}`,
    `  ${everybody === null ? 'from the environment' : releaseWords(everybody.release)}; ${figureWords((everybody ?? environment).figures)}`,
    ...(some === null ? [] : [`  ${releaseWords(some.release)}: ${some.release.address}; ${figureWords(some.figures)}`])
  ])

const endWords = ({ end }: PastRelease): string => {
  if (end === null) return 'in force'
  const why =
    end.reason === null ? '' : `: ${figureWords(end.reason.figures)}; before, ${figureWords(end.reason.before)}`
  const how = { replaced: 'replaced', takenBack: 'taken back', wentBack: 'went back by itself' }[end.kind]
  return `${how} ${dateOf(end.time)}${end.user === null ? '' : ` by ${end.user}`}${why}`
}

/** The history, a line for each release. */
export const historyLines = (list: readonly PastRelease[]): string[] =>
  list.map(release => `${release.module.padEnd(22)}${releaseWords(release)}; ${endWords(release)}`)
