// A process of its own: these schemas come as ES modules only, which the loader of the tests cannot read on Node 20.
import { readFileSync } from 'node:fs';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';

const models = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
};

/** @param {{ apiVersion: string, kind: string, metadata?: { name: string } }} resource */
function faultsOf(resource) {
  const Model = models[resource.apiVersion]?.[resource.kind];
  if (!Model) return [`${resource.apiVersion} ${resource.kind} is unknown.`];
  try {
    new Model(resource).validate();
    return [];
  } catch (error) {
    return [`${resource.kind} ${resource.metadata?.name}: ${error.message}`];
  }
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).flatMap(faultsOf)));
