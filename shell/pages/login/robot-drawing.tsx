import type { RobotKind } from '#contract/calls/robots.ts'

/** Our own line drawing of each kind of robot, in a field of 64 × 64. */
const drawings: Record<RobotKind, string> = {
  delivery: 'M18 10h28v12H18zM20 22v30M44 22v30M20 32h24M20 42h24M16 52h32M27 16h2M35 16h2M26 42q6-9 12 0',
  hotel: 'M20 52V18q12-14 24 0v34zM27 30h10v14H27zM34 37h1M28 19h2M34 19h2',
  disinfection: 'M22 30h20v22H22zM27 30V10h10v20M32 14v12M14 12l6 3M14 24l6-2M50 12l-6 3M50 24l-6-2M22 44h20',
  medical: 'M18 18h28v34H18zM32 25v14M25 32h14M24 18v-6h16v6M18 45h28',
  snack: 'M18 28h28v24H18zM26 28l-3-16h18l-3 16M36 12l3-6M18 40h28M24 46h16',
  guide: 'M18 8h28v18H18zM32 26v8M24 34h16l4 18H20zM24 17h14m-5-5 5 5-5 5',
  cruise: 'M20 34a12 12 0 0 1 24 0v8H20zM27 33h2M35 33h2M24 42v6M40 42v6M8 56q12-8 24 0t24 0',
  cleaning: 'M14 26h36v18H14zM20 26v-8h14v8M20 44a5 5 0 1 0 10 0M34 44a5 5 0 1 0 10 0M8 54h48M42 35h3'
}

/** A kind of robot as a drawing; its name stands beside it. */
export const RobotDrawing = ({ kind }: { kind: RobotKind }) => (
  <svg
    width="48"
    height="48"
    viewBox="0 0 64 64"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={drawings[kind]} />
  </svg>
)
