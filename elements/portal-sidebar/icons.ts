import {
  Bot,
  Boxes,
  ChartColumn,
  CloudDownload,
  GraduationCap,
  Hotel,
  House,
  type IconNode,
  LayoutGrid,
  MessageSquare,
  Rocket,
  ShieldCheck,
  Store
} from 'lucide'

const icons: Record<string, IconNode> = {
  auth: ShieldCheck,
  robot: Bot,
  resourceweb: Boxes,
  store: Store,
  platform: LayoutGrid,
  deploy: Rocket,
  message: MessageSquare,
  hotel: Hotel,
  statement: ChartColumn,
  ota: CloudDownload,
  study: GraduationCap
}

/** The icon of a sub-application by the name the menu gives it; home where it is none of these (spec §2). */
export const iconOf = (name: string | null): IconNode =>
  // Own entries only: an icon named `constructor` must not find what every object inherits (T24).
  (name !== null && Object.hasOwn(icons, name) ? icons[name] : undefined) ?? House
