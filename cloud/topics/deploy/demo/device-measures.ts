import type { Measures } from '#contract/calls/deploy/measures.ts'
import { minute } from '../../../clock.ts'
import { randomFrom } from '../../../random.pure.ts'

/** How long a wave of work and rest takes. */
const waveMinutes = 47

/**
 * How the computer of a robot is in one minute, the same for the same robot and minute. Work comes in waves; a few robots
 * are too warm, and some disks are nearly full.
 */
export const demoMeasures = (seed: string, serial: string, time: number): Measures => {
  const own = randomFrom(seed, 'device', serial)
  const begin = Math.floor(time / minute)
  const now = randomFrom(seed, 'device', serial, begin)
  const phase = own.next() * waveMinutes
  const load = (1 + Math.sin(((begin + phase) / waveMinutes) * 2 * Math.PI)) / 2
  const warm = own.chance(0.06) ? 240 : 0
  const disk = own.chance(0.08) ? own.between(88, 97) : own.between(28, 74)
  const memory = own.between(38, 58)
  return {
    processor: Math.round(12 + 58 * load + now.next() * 18),
    memory: Math.round(memory + 14 * load + now.next() * 5),
    disk,
    temperature: Math.round(380 + warm + 170 * load + now.next() * 25),
    received: Math.round(6 + 180 * load * now.next()),
    sent: Math.round(3 + 60 * load * now.next())
  }
}

/** The minutes behind one moment and up to another, 60 at most. */
export const demoMinutes = (from: number, now: number): number[] => {
  const last = Math.floor(now / minute)
  const first = Math.max(Math.floor(from / minute) + 1, last - 59)
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => (first + index) * minute)
}
