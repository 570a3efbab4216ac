export interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

export interface LockFile {
  packages: Record<string, LockedPackage>;
}

export const shippedPackages = ({ packages }: LockFile): [place: string, locked: LockedPackage][] =>
  Object.entries(packages).filter(
    ([place, { dev = false, devOptional = false }]) => place !== '' && !dev && !devOptional,
  );

/** `name@version` */
export const packageId = (place: string, { version = '' }: LockedPackage): string =>
  `${place.replace(/^.*node_modules\//, '')}@${version}`;
