import type { Work } from '../../background.ts'
import { advanceRides } from './ride.ts'
import { playStressTests } from './stress-test.ts'

/** Takes rides and stress tests of elevators further. */
export const elevatorWork: Work = {
  everyMs: 1_000,
  failed: 'rides in elevators or stress tests did not go on',
  round: async ({ database, now, isStopped }) => {
    while (!isStopped() && (await advanceRides(database, now())));
    if (!isStopped()) await playStressTests(database, now())
  }
}
