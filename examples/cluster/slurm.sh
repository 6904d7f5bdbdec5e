#!/bin/bash
# A run of the lab on SLURM: sbatch --ntasks 64 slurm.sh balance alchemist --matches 100000 --to runs/alchemist
#SBATCH --job-name=athanor
#SBATCH --ntasks=16
#SBATCH --cpus-per-task=1
#SBATCH --mem-per-cpu=2G
#SBATCH --time=04:00:00
set -euo pipefail

file="$PWD/scheduler-$SLURM_JOB_ID.json" # in a folder that all nodes see
dask scheduler --no-dashboard --port 0 --scheduler-file "$file" &
trap 'kill %1; rm -f "$file"' EXIT
until [ -s "$file" ]; do sleep 1; done
srun dask worker --scheduler-file "$file" --nthreads 1 --no-dashboard --death-timeout 120 &

address=$(python -c 'import json, sys; print(json.load(open(sys.argv[1]))["address"])' "$file")
athanor lab "$@" --cluster "$address"
