import { elevatorRideSteps, elevatorRides, elevators, stressRides, stressTests } from '../../database/schema.ts'
import { ended, type TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [ended(elevatorRides), ended(stressTests)],
  bounded: [
    [elevatorRideSteps, 'some hundred rows a ride; they go with it'],
    [stressRides, '1,000 rows a stress test; they go with it'],
    [elevators, 'members with a permission add elevators, so many an hour']
  ]
}
