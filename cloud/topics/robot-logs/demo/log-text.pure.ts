import type { LogName } from '#contract/calls/robot-logs/robot-logs.ts'
import { type Random, randomFrom } from '../../../random.pure.ts'

/* Texts of logs. The same seed and robot give the same text. The demo data and the simulator use them. */

const minute = 60_000
const hour = 60 * minute

type Sentence = readonly [level: 'DEBUG' | 'INFO' | 'WARN' | 'ERROR', unit: string, text: (random: Random) => string]

const often: Record<LogName, readonly Sentence[]> = {
  system: [
    ['DEBUG', 'watchdog', random => `all services answered in ${random.between(2, 40)} ms`],
    [
      'INFO',
      'power',
      random => `battery ${random.between(15, 100)} %, ${random.between(22, 29)}.4 V, ${random.between(20, 45)} °C`
    ],
    [
      'INFO',
      'network',
      random => `signal -${random.between(40, 80)} dBm, answer of the cloud after ${random.between(20, 300)} ms`
    ]
  ],
  navigation: [
    ['DEBUG', 'planner', random => `path of ${random.between(10, 400)} points planned in ${random.between(3, 60)} ms`],
    [
      'INFO',
      'localizer',
      random =>
        `pose x=${random.between(0, 4000) / 100} y=${random.between(0, 2500) / 100}, match ${random.between(80, 99)} %`
    ],
    ['INFO', 'planner', random => `obstacle at ${random.between(30, 200)} cm, speed ${random.between(20, 80)} cm/s`]
  ],
  drivers: [
    ['DEBUG', 'lidar', random => `${random.between(7000, 7200)} rays, ${random.between(0, 90)} without an echo`],
    [
      'INFO',
      'motor',
      random =>
        `left ${random.between(100, 900)} mA, right ${random.between(100, 900)} mA, ${random.between(28, 60)} °C`
    ],
    ['DEBUG', 'camera', random => `image ${random.between(10_000, 99_999)} exposed for ${random.between(4, 30)} ms`]
  ],
  application: [
    ['INFO', 'task', random => `task ${random.between(1000, 9999)}: point ${random.between(1, 30)} reached`],
    ['DEBUG', 'screen', random => `page shown for ${random.between(1, 30)} s`],
    ['INFO', 'voice', random => `sentence ${random.between(1, 40)} said`]
  ]
}

const rarely: Record<LogName, readonly Sentence[]> = {
  system: [
    ['WARN', 'disk', random => `${random.between(3, 12)} % free on /data`],
    ['ERROR', 'network', random => `the cloud did not answer for ${random.between(5, 60)} s, trying again`]
  ],
  navigation: [
    ['WARN', 'localizer', random => `match fell to ${random.between(30, 60)} %, turning to look around`],
    ['ERROR', 'planner', random => `no path to point ${random.between(1, 30)}: the way is blocked`]
  ],
  drivers: [
    ['WARN', 'motor', random => `right motor is warm: ${random.between(66, 80)} °C`],
    ['ERROR', 'camera', () => 'no image for 2 s, opening the camera again (E-230)']
  ],
  application: [
    ['WARN', 'task', random => `nobody took the goods for ${random.between(60, 300)} s`],
    ['ERROR', 'elevator', random => `elevator ${random.between(1, 6)} did not answer, the ride is given up`]
  ]
}

/** Of so many lines one is a warning or an error. */
const rareShare = 0.02
const linesOfMinute = 40

const lineOf = (time: number, random: Random, log: LogName): string => {
  const [level, unit, text] = random.pick((random.chance(rareShare) ? rarely : often)[log])
  return `${new Date(time).toISOString()} ${level.padEnd(5)} [${unit}] ${text(random)}\n`
}

type Asked = { log: LogName; from: number; to: number }

/** The number of parts in which a robot sends a log: an hour each, and the rest in the last one. */
export const logParts = ({ from, to }: Omit<Asked, 'log'>): number => Math.ceil((to - from) / hour)

/** The text of one part. */
export const logPartText = (seed: string, serial: string, { log, from, to }: Asked, part: number): string => {
  const begin = from + part * hour
  const end = Math.min(to, begin + hour)
  const random = randomFrom(seed, 'log', serial, log, begin)
  const lines: string[] = []
  for (let time = begin; time < end; time += minute / linesOfMinute) lines.push(lineOf(time, random, log))
  return lines.join('')
}
