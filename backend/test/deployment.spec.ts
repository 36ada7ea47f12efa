import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { VARIABLES } from '../src/platform/env/env.js';

interface Service {
  image?: string;
  environment?: Record<string, string>;
  profiles?: string[];
  healthcheck?: { test: string[] };
  ports?: string[];
  volumes?: string[];
  cap_drop?: string[];
  cap_add?: string[];
  read_only?: boolean;
  security_opt?: string[];
  depends_on?: Record<string, { condition: string }>;
  stop_grace_period?: string;
  networks?: string[];
  logging?: { driver: string; options: Record<string, string> };
}

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
};
const dockerfile = read('Dockerfile');
const service = (name: string): Service => compose.services[name]!;

describe('the compose file', () => {
  it('starts a database, a queue, an API, a worker and a front door; the mail catcher only on demand', () => {
    const byDefault = Object.entries(compose.services).filter(([, { profiles }]) => !profiles);
    expect(byDefault.map(([name]) => name).sort()).toEqual(['api', 'nginx', 'postgres', 'redis', 'worker']);
    expect(service('mail-catcher').profiles).toEqual(['mail-catcher']);
  });

  it('asks every service how it is; API and worker say so in the image', () => {
    const asked = Object.entries(compose.services).filter(([, { healthcheck }]) => healthcheck);
    expect(asked.map(([name]) => name).sort()).toEqual(['mail-catcher', 'nginx', 'postgres', 'redis']);
    expect(dockerfile).toMatch(/HEALTHCHECK[\s\S]*\/api\/health\/ready/);
    for (const name of ['api', 'worker'])
      expect(service(name).depends_on).toEqual({
        postgres: { condition: 'service_healthy' },
        redis: { condition: 'service_healthy' },
      });
  });

  it('gives our processes no more rights than they need', () => {
    for (const name of ['api', 'worker', 'mail-catcher', 'nginx']) {
      expect(service(name)).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
    const added = Object.entries(compose.services).filter(([, { cap_add }]) => cap_add);
    expect(added.map(([name]) => name)).toEqual(['nginx']);
    expect(dockerfile.match(/^USER (\w+)$/m)?.[1]).toBe('node');
  });

  it('lets nobody gain rights, and keeps only so many lines of each service', () => {
    for (const [name, { security_opt, logging }] of Object.entries(compose.services))
      expect([name, security_opt, logging?.options['max-size']]).toEqual([
        name,
        ['no-new-privileges:true'],
        expect.stringMatching(/^\d+m$/),
      ]);
  });

  it('has database and queue where API and workers alone reach them', () => {
    const networks = Object.entries(compose.services).map(([name, service]) => [name, service.networks]);
    expect(Object.fromEntries(networks)).toEqual({
      postgres: ['back'],
      redis: ['back'],
      api: ['front', 'back'],
      worker: ['front', 'back'],
      nginx: ['front'],
      'mail-catcher': ['front'],
    });
    expect(compose.networks.back).toEqual({ internal: true });
  });

  it('leaves time to end what runs before a container is killed', () => {
    for (const name of ['api', 'worker', 'nginx'])
      expect(parseInt(service(name).stop_grace_period!, 10)).toBeGreaterThan(20);
  });

  it('sets only variables that are read', () => {
    const known = VARIABLES.map(({ name }) => name);
    for (const name of ['api', 'worker'])
      for (const variable of Object.keys(service(name).environment!)) expect(known).toContain(variable);
    expect([service('api').environment!.ROLE, service('worker').environment!.ROLE]).toEqual([
      'api',
      'worker',
    ]);
  });

  it('declares every volume that is mounted, and opens nothing to the network but the front door', () => {
    const named = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0]!).filter((source) => /^[a-z-]+$/.test(source)),
    );
    expect([...new Set(named)].sort()).toEqual(Object.keys(compose.volumes).sort());
    for (const [name, { ports = [] }] of Object.entries(compose.services))
      if (name !== 'nginx') for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it('has no image without a version', () => {
    for (const { image } of Object.values(compose.services)) expect(image).toMatch(/:\S+$/);
  });
});
