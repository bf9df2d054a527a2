import type { ComponentType } from 'react'
import type { PageProps } from '../parts/page-props.ts'
import { ElevatorConfig } from './elevator-config.tsx'
import { ElevatorDetail } from './elevator-detail.tsx'
import { ElevatorEditor, NewElevator } from './elevator-editor.tsx'
import { ElevatorChoice, ElevatorList } from './elevator-list.tsx'
import { RideSimulator } from './ride-simulator.tsx'
import type { ElevatorKind } from './routes.pure.ts'
import { NewStressTest } from './stress-test/stress-test-form.tsx'
import { StressTestList } from './stress-test/stress-test-list.tsx'
import { StressTestPage } from './stress-test/stress-test-page.tsx'

const isId = (part: PageProps['part']): part is number => typeof part === 'number'

export const elevatorPages: Record<ElevatorKind, ComponentType<PageProps>> = {
  elevators: ({ part }) => {
    if (part === 'new') return <NewElevator />
    return part === undefined ? <ElevatorList /> : <ElevatorEditor elevatorId={part} />
  },
  elevatorDetail: ({ part }) => (isId(part) ? <ElevatorDetail elevatorId={part} /> : <ElevatorList />),
  elevatorSimulator: ({ part }) =>
    isId(part) ? <RideSimulator elevatorId={part} /> : <ElevatorChoice page="simulator" />,
  elevatorStressTest: ({ part }) => {
    if (part === 'new') return <NewStressTest />
    return part === undefined ? <StressTestList /> : <StressTestPage stressTestId={part} />
  },
  elevatorConfig: ({ part }) => (isId(part) ? <ElevatorConfig elevatorId={part} /> : <ElevatorChoice page="config" />)
}
