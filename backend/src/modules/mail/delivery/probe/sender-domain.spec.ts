import { domainOfSender, haveSameOwner } from './mail-probe.js';

describe('The domain of a sender', () => {
  it.each([
    ['info@clinic.example', 'clinic.example'],
    ['Clinic <info@MG.clinic.example>', 'mg.clinic.example'],
    ['"Dr. Kiss, Anna" <anna@clinic.example>', 'clinic.example'],
  ])('of %s is %s', (sender, domain) => expect(domainOfSender(sender)).toBe(domain));

  it.each([
    ['clinic.hu', 'clinic.hu', true],
    ['clinic.hu', 'mg.clinic.hu', true],
    ['mail.clinic.hu', 'mg.clinic.hu', true],
    ['clinic.hu', 'other.hu', false],
    ['clinic.hu', 'notclinic.hu', false],
    ['clinic.co.uk', 'mg.clinic.co.uk', true],
    ['clinic.co.uk', 'other.co.uk', false],
    ['clinic.hu', 'clinic.ro', false],
  ])('%s and %s: %s', (one, other, same) => expect(haveSameOwner(one, other)).toBe(same));
});
