import type { ComponentType } from 'react'
import type { PageProps } from '../parts/route.ts'
import { ElevatorEditor, NewElevator } from './elevator-editor.tsx'
import { ElevatorList } from './elevator-list.tsx'
import type { ElevatorKind } from './routes.ts'

const Elevators = ({ part }: PageProps) => {
  if (part === undefined) return <ElevatorList />
  return part === 'new' ? <NewElevator /> : <ElevatorEditor elevatorId={part} />
}

export const elevatorPages: Record<ElevatorKind, ComponentType<PageProps>> = { elevators: Elevators }
