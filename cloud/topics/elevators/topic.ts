import type { Topic } from '../../topic.ts'
import { putElevators } from './demo/elevators.ts'
import { putRides } from './demo/rides.ts'
import { elevatorWork } from './keep-elevators-going.ts'
import { retention } from './retention.ts'
import { platformElevatorRoutes } from './routes/elevators.ts'
import { platformElevatorRideRoutes } from './routes/rides.ts'

export const elevatorsTopic = {
  routes: [
    { group: 'stores', make: platformElevatorRoutes },
    { group: 'stores', make: platformElevatorRideRoutes }
  ],
  background: [elevatorWork],
  retention,
  demo: [
    { name: 'elevators', put: putElevators },
    { name: 'rides', put: putRides }
  ]
} satisfies Topic
