// The devices of a person; asked for where somebody looks at them.

import { ask } from "./http";
import type { DeviceList, Link, Person, SignOut } from "./types";

export const personalCode = (key: string): Promise<Link> =>
  ask("/api/people/link", { method: "POST", key });
/** Another key for this device, in place of the one it has. */
export const renewed = (key: string): Promise<Person> =>
  ask("/api/people/renew", { method: "POST", key });
export const devicesOf = (key: string): Promise<DeviceList> => ask("/api/my/devices", { key });
export const signOut = (key: string, wish: SignOut): Promise<unknown> =>
  ask("/api/my/devices/out", { method: "POST", key, body: wish });
